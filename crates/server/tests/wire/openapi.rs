//! What the server says of its own requests.

use serde_json::Value;
use server::client::request;

use crate::common::serve;

/// Every path and method of a description.
fn operations(described: &Value) -> Vec<(String, String)> {
    let paths = described["paths"].as_object().expect("paths");
    let all = paths.iter().flat_map(|(path, item)| {
        let methods = item.as_object().expect("an object").keys();
        methods.map(move |method| (path.clone(), method.to_uppercase()))
    });
    all.collect()
}

#[tokio::test]
async fn every_path_that_is_described_is_served_and_told_in_the_book() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = serve(folder.path()).await;
    let answer = request(server, "GET", "/api/openapi.json", "", "").await;
    let answer = answer.expect("an answer");
    assert_eq!(answer.status, 200);
    let described: Value = answer.json().expect("JSON");
    assert_eq!(described["openapi"].as_str().map(|version| &version[..3]), Some("3.1"));
    let operations = operations(&described);
    assert!(operations.len() > 20, "{operations:?}");
    let book = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/src/server.md");
    let book = std::fs::read_to_string(book).expect("the page on the server");
    for (path, method) in operations {
        let asked = path.replace("{table}", "nowhere").replace("{step}", "0");
        let asked = asked.replace("{ruleset}", "pantheon-1.5");
        let answer = request(server, &method, &asked, "", "").await.expect("an answer");
        let code =
            answer.json::<Value>().ok().and_then(|fault| Some(fault["code"].as_str()?.to_owned()));
        assert!(answer.status != 405 && code.as_deref() != Some("unknown"), "{method} {path}");
        let written = path.replace("{table}", "ID").replace(['{', '}'], "");
        let written = written.replace("ruleset", "RULESET").replace("/step", "/STEP");
        let written = written.replace("/people/name", "/people/NAME");
        let row = if path.starts_with("/api/") {
            format!("`{method} {written}")
        } else {
            format!("`{written}`")
        };
        assert!(book.contains(&row), "the book does not tell {row}");
    }
}

#[tokio::test]
async fn the_description_says_what_is_taken_given_and_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = serve(folder.path()).await;
    let answer = request(server, "GET", "/api/openapi.json", "", "").await;
    let described: Value = answer.expect("an answer").json().expect("JSON");
    let claim = &described["paths"]["/api/tables/{table}/claim"]["post"];
    let schema = |at: &Value| at["content"]["application/json"]["schema"]["$ref"].clone();
    assert_eq!(schema(&claim["requestBody"]), "#/components/schemas/Claim");
    assert_eq!(schema(&claim["responses"]["200"]), "#/components/schemas/Claimed");
    assert_eq!(schema(&claim["responses"]["4XX"]), "#/components/schemas/Fault");
    let required = &described["components"]["schemas"]["Claim"]["required"];
    assert_eq!(*required, serde_json::json!(["invitation", "secret"]));
    for (name, of) in
        [("NewTable", "mode"), ("MythicNewTable", "armies"), ("ConjurersNewTable", "locked")]
    {
        let properties = &described["components"]["schemas"][name]["properties"];
        assert!(properties.get(of).is_some(), "{name}: {properties}");
    }
}
