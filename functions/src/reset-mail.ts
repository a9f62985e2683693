export interface MailText {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export function resetLink(siteUrl: string, code: string): string {
  const link = new URL('/reset-password', siteUrl);
  link.searchParams.set('oobCode', code);
  return link.href;
}

const SENTENCES = {
  why: 'Someone asked to reset the password of your Roadfeed account. If it was you, choose a new one here:',
  validity: 'The link works once and expires in an hour.',
  notYou: 'If you did not ask for this, ignore this email. Your password will not change.',
} as const;

/** Plain text and HTML. Does not repeat the recipient. */
export function resetMail(siteUrl: string, code: string): MailText {
  const link = resetLink(siteUrl, code);
  const { why, validity, notYou } = SENTENCES;
  return {
    subject: 'Choose a new Roadfeed password',
    text: [why, link, validity, notYou, `Roadfeed, ${siteUrl}`].join('\n\n') + '\n',
    html: [
      '<!doctype html><html lang="en"><meta charset="utf-8"><title>Choose a new Roadfeed password</title>',
      '<body style="font-family: sans-serif; font-size: 16px; line-height: 1.5">',
      `<p>${why}</p>`,
      `<p><a href="${escapeHtml(link)}">Choose a new password</a></p>`,
      `<p>${validity}</p>`,
      `<p>${notYou}</p>`,
      `<p>Roadfeed, <a href="${escapeHtml(siteUrl)}">${escapeHtml(siteUrl)}</a></p>`,
      '</body></html>',
    ].join('\n'),
  };
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
