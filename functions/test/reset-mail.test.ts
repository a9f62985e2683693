import { resetLink, resetMail } from '../src/reset-mail.ts';

test('the link leads to our page and carries the code and nothing else', () => {
  expect(resetLink('https://roadfeed.example/', 'a+b&c')).toBe(
    'https://roadfeed.example/reset-password?oobCode=a%2Bb%26c',
  );
});

test('both versions say how long the link is good and what to do for whoever did not ask', () => {
  const { text, html } = resetMail('https://roadfeed.example', 'code-1');
  for (const version of [text, html]) {
    expect(version).toContain('https://roadfeed.example/reset-password?oobCode=code-1');
    expect(version).toContain('The link is good once, and for an hour.');
    expect(version).toContain('If you did not ask for it');
  }
});

test('text that is put into the HTML stays text', () => {
  expect(resetMail('https://roadfeed.example/?"><script>', 'code-1').html).not.toContain('<script>');
});
