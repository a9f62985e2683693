import { resetLink, resetMail } from '../src/reset-mail.ts';

test('the link opens our page with only the code', () => {
  expect(resetLink('https://roadfeed.example/', 'a+b&c')).toBe(
    'https://roadfeed.example/reset-password?oobCode=a%2Bb%26c',
  );
});

test('both versions say when the link expires and what to do if you did not ask for it', () => {
  const { text, html } = resetMail('https://roadfeed.example', 'code-1');
  for (const version of [text, html]) {
    expect(version).toContain('https://roadfeed.example/reset-password?oobCode=code-1');
    expect(version).toContain('The link works once and expires in an hour.');
    expect(version).toContain('If you did not ask for this');
  }
});

test('escapes text in the HTML', () => {
  expect(resetMail('https://roadfeed.example/?"><script>', 'code-1').html).not.toContain('<script>');
});
