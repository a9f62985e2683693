import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { closeOnTop } from '@/components/camera/on-top-store';
import { OnTopButton, WallOnTopButton } from '@/components/camera/on-top-button';
import { OnTopWindow } from '@/components/camera/on-top-window';
import { camera } from '../support/camera';

/** Stands for the browser's window. */
let apart: HTMLIFrameElement;
let requests: (() => Promise<Window>)[];

const getApart = () => {
  const { contentWindow } = apart;
  if (!contentWindow) throw new Error('the frame has no window');
  return contentWindow;
};
const inWindow = () => within(getApart().document.body);
const at = (number: number) =>
  camera({ id: `511ny-${number}`, location: `Exit ${number}`, imageUrl: `/${number}.jpg` });

beforeEach(() => {
  apart = document.createElement('iframe');
  document.body.append(apart);
  getApart().close = () => getApart().dispatchEvent(new Event('pagehide'));
  requests = [() => Promise.resolve(getApart())];
  Object.assign(window, {
    documentPictureInPicture: {
      requestWindow: jest.fn(() => (requests.shift() ?? (() => Promise.reject(new Error())))()),
    },
  });
});

afterEach(() => {
  act(() => closeOnTop());
  apart.remove();
  Reflect.deleteProperty(window, 'documentPictureInPicture');
});

function show(...numbers: number[]) {
  return render(
    <>
      {numbers.map((number) => (
        <section key={number} aria-label={`Exit ${number}`}>
          <OnTopButton camera={at(number)} angle={0} />
        </section>
      ))}
      <OnTopWindow />
    </>,
  );
}

const buttonOf = (number: number) => within(screen.getByRole('region', { name: `Exit ${number}` })).getByRole('button');

test('up to four cameras share one window, each with its agency', async () => {
  show(1, 2, 3, 4, 5);
  for (const number of [1, 2, 3, 4]) await userEvent.click(buttonOf(number));

  expect(inWindow().getAllByRole('figure')).toHaveLength(4);
  expect(inWindow().getAllByText('New York State DOT')).toHaveLength(4);
  expect(window.documentPictureInPicture?.requestWindow).toHaveBeenCalledTimes(1);
  expect(buttonOf(5)).toHaveTextContent('4 cameras on top');
  expect(buttonOf(5)).toHaveAttribute('aria-disabled', 'true');
  expect(buttonOf(1)).toHaveTextContent('Remove from top');
});

test('removing the last camera closes the window', async () => {
  show(1, 2);
  await userEvent.click(buttonOf(1));
  await userEvent.click(buttonOf(2));
  await userEvent.click(inWindow().getByRole('button', { name: 'Remove Exit 1' }));
  expect(inWindow().getAllByRole('figure')).toHaveLength(1);
  await userEvent.click(buttonOf(2));

  expect(inWindow().queryByRole('figure')).not.toBeInTheDocument();
  expect(buttonOf(2)).toHaveTextContent('Keep on top');
});

test('Escape in the window closes it', async () => {
  show(1);
  await userEvent.click(buttonOf(1));
  act(() => void getApart().dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })));

  expect(buttonOf(1)).toHaveTextContent('Keep on top');
});

test('a window that the browser refuses is reported, and can be retried', async () => {
  requests.unshift(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
  show(1, 2);
  await userEvent.click(buttonOf(1));
  expect(buttonOf(1)).toHaveTextContent('Pop-up blocked. Try again');
  expect(buttonOf(2)).toHaveTextContent('Keep on top');
  await userEvent.click(buttonOf(1));

  expect(buttonOf(1)).toHaveTextContent('Remove from top');
});

test('a wall puts its first four cameras on top, replacing others', async () => {
  render(
    <>
      <OnTopButton camera={at(6)} angle={0} />
      <WallOnTopButton cameras={[1, 2, 3, 4, 5].map(at)} />
      <OnTopWindow />
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Keep on top' }));
  await userEvent.click(screen.getByRole('button', { name: 'Keep the first 4 on top' }));
  const names = () =>
    inWindow()
      .getAllByRole('figure')
      .map(({ textContent }) => /Exit \d/.exec(textContent)?.[0]);
  expect(names()).toEqual(['Exit 1', 'Exit 2', 'Exit 3', 'Exit 4']);
  await userEvent.click(screen.getByRole('button', { name: 'Remove from top' }));

  expect(inWindow().queryByRole('figure')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Keep the first 4 on top' })).toBeInTheDocument();
});

test('without such windows there is no button', () => {
  Reflect.deleteProperty(window, 'documentPictureInPicture');
  render(<OnTopButton camera={at(1)} angle={0} />);

  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
