import type { Lang } from '../lib/lang';
import { connect } from '../table/channel';

/** The ruleset of a table, as it tells whoever joins. */
export function rulesetAt(table: string, secret: string, lang: Lang): Promise<string> {
  return new Promise((resolve, reject) => {
    const channel = connect(table, {
      opened: () => channel.send({ join: { secrets: secret ? [secret] : [], lang } }),
      received(message) {
        if ('welcome' in message) resolve(message.welcome.ruleset);
        else if ('refused' in message) reject(new Error(message.refused.message));
        else return;
        channel.close();
      },
      closed: () => reject(new Error(table)),
    });
  });
}
