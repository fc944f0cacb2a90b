//! Accounts, their recovery codes, and the bots they have.

use super::sessions::forget;
use super::{NewSession, People, Person, PersonId, PersonKind, Role};
use crate::sql::{Statement, values};
use crate::sqlite::digest;
use crate::{Secret, StoreError};

/// An account that is made of a guest.
#[derive(Clone, Debug)]
pub struct NewAccount {
    /// What others call it.
    pub name: String,
    /// The name as it is compared: no two accounts have the same.
    pub known: String,
    /// What was derived from the password.
    pub password: String,
    /// The codes that open it when the password is lost, each once.
    pub codes: Vec<Secret>,
}

/// An account, as whoever signs in is compared with it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Account {
    /// Whose.
    pub person: Person,
    /// What was derived from the password.
    pub password: Option<String>,
    /// The mail address, and whether letters to it are proved to arrive.
    pub mail: Option<(String, bool)>,
    /// How many recovery codes are left.
    pub codes: u32,
    /// When it was made, in milliseconds since 1970.
    pub created: i64,
}

const ACCOUNT: &str = "SELECT p.id, p.kind, p.name, p.role, p.muted, p.banned,
                              p.password, p.mail, p.proved, p.created,
                              (SELECT count(*) FROM proofs c WHERE c.person = p.id AND c.kind = 'code')
                       FROM people p WHERE p.kind = 'account' AND p.known = $1";

const ACCOUNT_BY_ID: &str = "SELECT p.id, p.kind, p.name, p.role, p.muted, p.banned,
                              p.password, p.mail, p.proved, p.created,
                              (SELECT count(*) FROM proofs c WHERE c.person = p.id AND c.kind = 'code')
                       FROM people p WHERE p.id = $1";

fn codes(person: &PersonId, codes: &[Secret], now: i64) -> Vec<Statement> {
    let sql = "INSERT INTO proofs (digest, person, kind, created) VALUES ($1, $2, 'code', $3)";
    let code =
        |code: &Secret| Statement::new(sql, values![digest(code.reveal()), &person.0[..], now]);
    codes.iter().map(code).collect()
}

impl People {
    /// Makes an account of a guest, in place of whose session a new one begins. `false` when somebody
    /// else has the name, or it is no guest any more.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn become_account(
        &self,
        guest: &PersonId,
        account: &NewAccount,
        session: &NewSession,
    ) -> Result<bool, StoreError> {
        let sql = "UPDATE people SET kind = 'account', name = $2, known = $3, password = $4
                   WHERE id = $1 AND kind = 'guest'
                       AND NOT EXISTS (SELECT 1 FROM people p WHERE p.known = $3)";
        let NewAccount { name, known, password, .. } = account;
        let set = values![&guest.0[..], &name[..], &known[..], &password[..]];
        let mut statements = vec![Statement::needed(sql, set)];
        let ended = "DELETE FROM sessions WHERE person = $1";
        statements.push(Statement::new(ended, values![&guest.0[..]]));
        statements.push(session.statement(guest));
        statements.extend(codes(guest, &account.codes, session.begun));
        match self.0.change(statements).await {
            // Two who ask for one name at once.
            Err(StoreError::Database(error)) if is_taken(&error) => Ok(false),
            answer => answer,
        }
    }

    /// The account of a name, as it is compared.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn account(&self, known: &str) -> Result<Option<Account>, StoreError> {
        self.found(Statement::new(ACCOUNT, values![known])).await
    }

    /// The account of somebody.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn account_of(&self, person: &PersonId) -> Result<Option<Account>, StoreError> {
        self.found(Statement::new(ACCOUNT_BY_ID, values![&person.0[..]])).await
    }

    async fn found(&self, statement: Statement) -> Result<Option<Account>, StoreError> {
        const AT: usize = Person::COLUMNS;
        let rows = self.0.rows(statement).await?;
        let Some(row) = rows.first() else { return Ok(None) };
        let is_proved = row.number(AT + 2)? != 0;
        Ok(Some(Account {
            person: Person::read(row)?,
            password: row.maybe_text(AT)?,
            mail: row.maybe_text(AT + 1)?.map(|mail| (mail, is_proved)),
            created: row.number(AT + 3)?,
            codes: row.small(AT + 4)?,
        }))
    }

    /// Gives an account another password; all its sessions end but the one that begins.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn set_password(
        &self,
        person: &PersonId,
        password: &str,
        session: &NewSession,
    ) -> Result<(), StoreError> {
        let sql = "UPDATE people SET password = $2 WHERE id = $1";
        let ended = "DELETE FROM sessions WHERE person = $1";
        let statements = vec![
            Statement::new(sql, values![&person.0[..], password]),
            Statement::new(ended, values![&person.0[..]]),
            session.statement(person),
        ];
        self.0.change(statements).await?;
        Ok(())
    }

    /// Uses up a recovery code, for another password. `false` when it is not theirs, or was used.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn recover(
        &self,
        person: &PersonId,
        code: &Secret,
        password: &str,
        session: &NewSession,
    ) -> Result<bool, StoreError> {
        let used = "DELETE FROM proofs WHERE digest = $1 AND person = $2 AND kind = 'code'";
        let sql = "UPDATE people SET password = $2 WHERE id = $1";
        let ended = "DELETE FROM sessions WHERE person = $1";
        let statements = vec![
            Statement::needed(used, values![digest(code.reveal()), &person.0[..]]),
            Statement::new(sql, values![&person.0[..], password]),
            Statement::new(ended, values![&person.0[..]]),
            session.statement(person),
        ];
        self.0.change(statements).await
    }

    /// Gives an account new recovery codes; those before are worth nothing any more.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn set_codes(
        &self,
        person: &PersonId,
        new: &[Secret],
        now: i64,
    ) -> Result<(), StoreError> {
        let sql = "DELETE FROM proofs WHERE person = $1 AND kind = 'code'";
        let mut statements = vec![Statement::new(sql, values![&person.0[..]])];
        statements.extend(codes(person, new, now));
        self.0.change(statements).await?;
        Ok(())
    }

    /// Sets the mail address of an account; it is not proved.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn set_mail(&self, person: &PersonId, mail: Option<&str>) -> Result<(), StoreError> {
        let sql = "UPDATE people SET mail = $2, proved = 0 WHERE id = $1";
        self.0.change(vec![Statement::new(sql, values![&person.0[..], mail])]).await?;
        Ok(())
    }

    /// Calls a guest something else. `false` when it is no guest.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn rename_guest(&self, person: &PersonId, name: &str) -> Result<bool, StoreError> {
        let sql = "UPDATE people SET name = $2 WHERE id = $1 AND kind = 'guest'";
        self.0.change(vec![Statement::needed(sql, values![&person.0[..], name])]).await
    }

    /// Says what an account looks after. `false` when there is no such account.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn set_role(&self, known: &str, role: Option<Role>) -> Result<bool, StoreError> {
        let sql = "UPDATE people SET role = $2 WHERE known = $1";
        let role = role.map(Role::name);
        self.0.change(vec![Statement::needed(sql, values![known, role])]).await
    }

    /// Forgets somebody and their bots. Games they played stay whole for the others.
    ///
    /// # Errors
    /// When the store fails; then nothing is forgotten.
    pub async fn delete(&self, person: &PersonId) -> Result<(), StoreError> {
        let bots = self.bots(person).await?;
        let mut statements = Vec::new();
        for who in bots.iter().map(|bot| &bot.id).chain([person]) {
            let sql = "UPDATE seats SET person = NULL WHERE person = $1";
            statements.push(Statement::new(sql, values![&who.0[..]]));
            statements.extend(forget(who));
        }
        self.0.change(statements).await?;
        Ok(())
    }

    /// Makes a bot of an account, which its token opens.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn add_bot(
        &self,
        owner: &PersonId,
        bot: &PersonId,
        name: &str,
        token: &Secret,
        now: i64,
    ) -> Result<(), StoreError> {
        let sql = "INSERT INTO people (id, kind, name, owner, created) VALUES ($1, $2, $3, $4, $5)";
        let kind = PersonKind::Bot.name();
        let proof =
            "INSERT INTO proofs (digest, person, kind, created) VALUES ($1, $2, 'token', $3)";
        let statements = vec![
            Statement::new(sql, values![&bot.0[..], kind, name, &owner.0[..], now]),
            Statement::new(proof, values![digest(token.reveal()), &bot.0[..], now]),
        ];
        self.0.change(statements).await?;
        Ok(())
    }

    /// The bots of an account, by name.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn bots(&self, owner: &PersonId) -> Result<Vec<Person>, StoreError> {
        let sql = "SELECT id, kind, name, role, muted, banned FROM people
                   WHERE owner = $1 ORDER BY name, id";
        let rows = self.0.rows(Statement::new(sql, values![&owner.0[..]])).await?;
        rows.iter().map(Person::read).collect()
    }

    /// Forgets a bot of an account. `false` when it has no such bot.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn delete_bot(&self, owner: &PersonId, bot: &PersonId) -> Result<bool, StoreError> {
        if !self.bots(owner).await?.iter().any(|own| own.id == *bot) {
            return Ok(false);
        }
        self.delete(bot).await?;
        Ok(true)
    }
}

/// Whether a database refused because something is there already.
fn is_taken(error: &sqlx::Error) -> bool {
    error.as_database_error().is_some_and(|error| error.is_unique_violation())
}
