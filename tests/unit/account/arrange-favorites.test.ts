import type { Firestore } from 'firebase/firestore';
import type { openFavoritesDocument as Open } from '@/lib/account/firebase/firestore';

/** The list of the account; undefined without a document. */
let mockList: unknown;
const mockSet = jest.fn();
jest.mock('firebase/auth', () => ({ validatePassword: jest.fn() }));
jest.mock('firebase/firestore', () => ({
  doc: (...path: unknown[]) => path,
  serverTimestamp: () => 'now',
  runTransaction: (_: unknown, run: (transaction: object) => Promise<void>) =>
    run({ get: () => Promise.resolve({ get: () => mockList }), set: mockSet }),
}));

let openFavoritesDocument: typeof Open;
beforeAll(async () => {
  ({ openFavoritesDocument } = await import('@/lib/account/firebase/firestore'));
});

test.each([
  [
    ['a', 'b', 'c'],
    ['c', 'gone', 'a'],
    ['c', 'a', 'b'],
  ],
  [['a', 'added elsewhere'], ['a'], ['a', 'added elsewhere']],
])('in %j, %j are moved first and nothing is lost', async (list, order, arranged) => {
  mockList = list;
  await openFavoritesDocument({} as Firestore, 'ann', 'favorites').arrange(order);
  expect(mockSet).toHaveBeenLastCalledWith(
    [{}, 'userFavorites', 'ann'],
    { favorites: arranged, updatedAt: 'now' },
    { merge: true },
  );
});

test('an account without a list is not written', async () => {
  mockList = undefined;
  await openFavoritesDocument({} as Firestore, 'ann', 'favorites').arrange(['a']);
  expect(mockSet).not.toHaveBeenCalled();
});
