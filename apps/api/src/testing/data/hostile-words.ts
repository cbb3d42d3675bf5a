/** Texts that make Postgres divide by zero, or fail to parse the statement, if one of them gets into it. */
export const STATEMENTS: readonly string[] = [
  `' OR 1=1--`,
  `'; drop table users; --`,
  `x') UNION SELECT password_hash FROM users--`,
  `'||(select 1/0)||'`,
  `1 AND (SELECT 1/0)`,
  `"; select 1/0; --`,
  `\\'; select 1/0 --`,
  '{a,"b\\',
  '$1 $$ ? :a %s',
  '%_\\',
];
export const MARKUP = '<script>alert(1)</script>';
/** Breaks out of every kind of quotes at once. */
export const ALL_STATEMENTS = `1\\'"\`%_$$) or 1/0 = 1; select 1/0; --'||(select 1/0)||'${MARKUP}`;
export const NO_TEXT = ['a\u0000b', '\ud800'];
/** Texts that make slow patterns slow. */
export const LONG = ['a'.repeat(10_000), `a@${'a.'.repeat(50_000)}`, '('.repeat(10_000)];
export const OTHER_TYPES = [[], {}, { $ne: null }, [['x']], -1, 0.1, 1e9, 2 ** 53, true, null];
