import SafeText
import Testing

@Suite("Addresses for showing")
struct AddressMaskTests {
  @Test(
    "A password is masked up to the last @, and in every parameter that holds one",
    arguments: [
      ("postgres://app@db/x", "postgres://app@db/x"),
      ("postgres://db:5432/x?sslmode=require", "postgres://db:5432/x?sslmode=require"),
      ("postgres://app:s3kret@db/x", "postgres://app:••••••@db/x"),
      ("postgres://app:s3@kret@db:5432/x", "postgres://app:••••••@db:5432/x"),
      ("postgres://app:s3/kret?x@db/x?a=b", "postgres://app:••••••@db/x?a=b"),
      ("postgres://app:@db/x", "postgres://app:••••••@db/x"),
      ("postgres://db/x?password=s3kret", "postgres://db/x?password=••••••"),
      ("postgres://db/x?a=b&password=s3kret&c=d", "postgres://db/x?a=b&password=••••••&c=d"),
      ("postgres://db/x?pass%77ord=s3kret", "postgres://db/x?pass%77ord=••••••"),
      ("postgres://db/x?PASSWORD=s3kret", "postgres://db/x?PASSWORD=••••••"),
      ("postgres://db/x?sslpassword=s3kret", "postgres://db/x?sslpassword=••••••"),
      ("postgres://db/x?oauth_client_secret=s3kret", "postgres://db/x?oauth_client_secret=••••••"),
      ("postgres://db/x?scram_client_key=s3kret", "postgres://db/x?scram_client_key=••••••"),
      ("postgres://db/x?password=s3&kret&c=d", "postgres://db/x?password=••••••&c=d"),
      ("postgres://app@db:5432/x?password=s3@kret", "postgres://app@db:••••••"),
      ("postgres://app:s3?password=s3@kret/x", "postgres://app:••••••"),
      ("postgres://app:s3:\u{301}kret@\u{301}kret@db/x", "postgres://app:••••••@db/x"),
      ("https://ana:s3kret@plans.example.org/x", "https://ana:••••••@plans.example.org/x"),
      ("/home/ana:b@c/store", "/home/ana:b@c/store"), ("", ""), ("://", "://"), ("://@", "://@"),
    ])
  func masked(address: String, shown: String) {
    #expect(AddressMask.masked(address) == shown)
    #expect(!AddressMask.masked(address).contains("kret"))
  }
}
