/** Stands in for the browser's `Image`: a test decides when a picture arrives, fails or cannot be decoded. */
export class FakeImages {
  /** Addresses asked for, oldest first; one given up reads ''. */
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

  /** The newest request. */
  get latest(): HTMLImageElement {
    const image = this.requests.at(-1);
    if (!image) throw new Error('no picture was asked for');
    return image;
  }
}
