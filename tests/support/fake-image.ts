/** Replaces the browser's `Image`; the test decides when a picture arrives or fails, and may replace its `decode`. */
export class FakeImages {
  /** Requested images, oldest first; an aborted one has src ''. */
  readonly requests: HTMLImageElement[] = [];
  private readonly original = window.Image;

  install(): void {
    const { requests } = this;
    window.Image = function FakeImage() {
      const image = document.createElement('img');
      image.decode = () => Promise.resolve();
      requests.push(image);
      return image;
    } as unknown as typeof Image;
  }

  restore(): void {
    window.Image = this.original;
  }

  get latest(): HTMLImageElement {
    const image = this.requests.at(-1);
    if (!image) throw new Error('no picture was requested');
    return image;
  }
}
