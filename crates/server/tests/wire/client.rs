//! The browser client, read from a folder.

use std::fs;

use server::client::request;

use crate::common::serve_with;

#[tokio::test]
async fn a_client_on_disk_is_served_as_it_is_now_and_nothing_beside_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let client = folder.path().join("dist");
    fs::create_dir_all(&client).expect("a folder for tests");
    fs::write(client.join("index.html"), "first page").expect("a file for tests");
    fs::write(client.join("app.js"), "one").expect("a file for tests");
    fs::write(folder.path().join("secret.txt"), "secret").expect("a file for tests");
    let server = serve_with(&folder.path().join("data"), Some(client.clone())).await;
    let body = async |path: &str| {
        let answer = request(server, "GET", path, "", "").await.expect("an answer");
        answer.body
    };
    assert_eq!(body("/").await, "first page");
    assert_eq!(body("/app.js").await, "one");
    let page = request(server, "GET", "/table/abc", "", "").await.expect("an answer");
    assert_eq!(page.status, 404, "pages live in the fragment of the first one");
    fs::write(client.join("app.js"), "two").expect("a file for tests");
    assert_eq!(body("/app.js").await, "two");
    for path in ["/../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt"] {
        assert_ne!(body(path).await, "secret", "{path}");
    }
    assert!(body("/api/nothing").await.contains("unknown"), "requests are not pages");
}
