import { getTerms } from '@/lib/agencies/terms';
import { SOURCE_IDS } from '@/lib/agencies/sources';
import { makeFaultReport } from '@/lib/camera/fault-report';
import { camera } from '@/tests/support/camera';

const SIGHTING = { fault: '', at: Date.UTC(2026, 0, 15, 12), page: 'https://site.example/?camera=511ny-1' };

test('a report names the camera, its place, its feed, the time, and where it was seen', () => {
  const broken = camera({ sourceId: 'R5 & 6', imageUrl: 'https://cams.example/1.jpg?a=b&c' });
  const { text } = makeFaultReport(broken, { ...SIGHTING, fault: 'The stream has ended.' });
  expect(text.split('\n')).toEqual([
    'Camera: I-90 at Exit 24',
    'Your ID: R5 & 6',
    expect.stringMatching(/^Place: .*\(42\.7, -73\.85\)$/),
    'Feed: https://cams.example/1.jpg?a=b&c',
    expect.stringMatching(/^Seen: January 15, 2026 at /),
    'Fault: The stream has ended.',
    'Shown at: https://site.example/?camera=511ny-1',
  ]);
  expect(makeFaultReport(broken, SIGHTING).text).not.toContain('Fault');
});

test('no text adds fields to the email', () => {
  const { href } = makeFaultReport(
    camera({ source: 'toronto-opendata', location: 'A&cc=x@y.example#?%0d\nB' }),
    SIGHTING,
  );
  const mail = new URL(href);
  expect([...mail.searchParams.keys()]).toEqual(['subject', 'body']);
  expect(mail.hash).toBe('');
});

test('every contact is an email address or an https page', () => {
  const contacts = SOURCE_IDS.flatMap((source) => getTerms(source).faultContact ?? []);
  expect(contacts.filter((contact) => !/^(https:\/\/\S+|[\w.]+@[\w.]+)$/.test(contact))).toEqual([]);
  expect(contacts).not.toEqual([]);
});
