/** Functions that the benchmark of the first picture runs in a page. Each must be self-contained. */

type WatchedPictures = Window & { pictureSeenAt: Promise<number> };

/** Waits for the paint of a camera's picture with nothing opaque above its center. Runs first. */
export function watchPictures(): void {
  const isOpaque = (element: Element) => {
    const { position, backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
    const hasBackground = backgroundImage !== 'none' || !/^rgba\(.*, 0\)$/.test(backgroundColor);
    return position === 'fixed' && hasBackground && opacity !== '0' && element.checkVisibility();
  };
  const isSeen = (picture: HTMLImageElement) => {
    const box = picture.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    if (!picture.complete || picture.naturalWidth === 0 || x < 0 || y < 0 || y > innerHeight) return false;
    return ![...document.querySelectorAll('body *')].filter(isOpaque).some((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return left <= x && x <= right && top <= y && y <= bottom;
    });
  };
  const pictureSeenAt = new Promise<number>((resolve) => {
    const look = () => {
      const pictures = document.querySelectorAll<HTMLImageElement>('[data-first-picture] img, article img');
      if (![...pictures].some(isSeen)) {
        requestAnimationFrame(look);
        return;
      }
      // Frame callbacks run before the paint, messages after it.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        resolve(performance.now());
      };
      port2.postMessage(null);
    };
    requestAnimationFrame(look);
  });
  Object.assign(window, { pictureSeenAt });
}

/** Milliseconds from the navigation to the first visible picture, and when that navigation was, in epoch milliseconds. */
export async function readPictures(): Promise<[number, number]> {
  return [await (window as unknown as WatchedPictures).pictureSeenAt, performance.timeOrigin];
}

/** Percent of the cards in sight whose picture is there. */
export function readSeenShare(): number {
  const cards = [...document.querySelectorAll('article')].filter((card) => {
    const { top, bottom } = card.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  });
  const seen = cards.filter((card) => [...card.querySelectorAll('img')].some(({ naturalWidth }) => naturalWidth > 0));
  return cards.length === 0 ? 0 : Math.round((100 * seen.length) / cards.length);
}
