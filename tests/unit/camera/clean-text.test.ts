import { fc } from '@/tests/support/seeded-fast-check';
import { cleanText, MAX_NAME_LENGTH, meaningfulText } from '@/lib/camera/clean-text';
import { isPlaceholderText } from '@/lib/camera/agency-words';

test.each([
  ['I-95 at Exit 4', 'I-95 at Exit 4'],
  ['  I-89\tMM 12 \r\n NB\u0000 ', 'I-89 MM 12 NB'],
  ['Maple &amp;amp;amp;amp;amp; Elm', 'Maple & Elm'],
  ['&lt;b&gt;Main &#39;St&#39;&nbsp;&quot;A&quot;', '<b>Main \'St\' "A"'],
  ['<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
  ['Left \u202eright\u2066 zero\u200bwidth\ufeff', 'Left right zerowidth'],
  ['AT&T Way & R&D Blvd', 'AT&T Way & R&D Blvd'],
  ['Family 👩‍👧 road', 'Family 👩‍👧 road'],
  ['lone \ud83d surrogate', 'lone surrogate'],
  ['Rivière-du-Loup', 'Rivière-du-Loup'],
  [42, '42'],
  [Number.NaN, ''],
  [null, ''],
  [{ toString: () => 'x' }, ''],
])('%j becomes %j', (raw, expected) => {
  expect(cleanText(raw)).toBe(expected);
});

test('a long name is cut without splitting a character', () => {
  const cut = cleanText('x'.repeat(MAX_NAME_LENGTH - 1) + '👀👀');
  expect(cut).toBe('x'.repeat(MAX_NAME_LENGTH - 1));
});

test.each([
  '',
  'N/A',
  'NA',
  '[not provided]',
  'Not Reported',
  'Unknown',
  'none',
  'null',
  '--',
  'for City of Sample cameras',
])('%j is a placeholder', (text) => {
  expect(isPlaceholderText(text)).toBe(true);
  expect(meaningfulText(text)).toBe('');
});

test.each(['Nonesuch Road', 'Unknown Soldier Blvd', 'Not Reported Creek', 'Fort Nash'])('%j is a name', (text) => {
  expect(meaningfulText(text)).toBe(text);
});

test('clean text is short and well-formed, without control characters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (raw) => {
      const text = cleanText(raw);
      expect(text).not.toMatch(/\p{Cc}|[\u202a-\u202e\u2066-\u2069]|\p{Cs}|^\s|\s$|\s\s/u);
      expect(text.length).toBeLessThanOrEqual(MAX_NAME_LENGTH);
    }),
  );
});
