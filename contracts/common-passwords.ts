/** The commonest passwords of four or more characters that published lists of leaked passwords agree on, lower case. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `123456 password 123456789 12345678 12345 1234567 1234567890 qwerty abc123 111111
  123123 1234 000000 password1 iloveyou 1q2w3e4r qwertyuiop 654321 555555 lovely
  7777777 welcome 888888 princess dragon 123qwe 666666 1qaz2wsx 333333 michael
  sunshine liverpool 777777 1q2w3e4r5t monkey football charlie jordan 222222 qwerty123
  letmein master shadow superman admin baseball trustno1 hello freedom whatever
  qazwsx ninja azerty 121212 solo flower passw0rd login starwars batman
  zaq1zaq1 hottie loveme ashley bailey mustang access jennifer hunter buster
  soccer harley andrew tigger daniel joshua pepper jessica secret computer
  summer thomas hockey killer george asdfgh asdfghjkl 987654321 qwerty1 123321
  1111 0000 test guest pass swim swimming swimmer password123 welcome1`.split(/\s+/),
)
