import { Observable } from '#core/observable.ts';

/**
 * Counts the bytes of image data sent from this page. Only the components that show the count subscribe: a batch
 * sends several pictures a second, and each would re-render the whole page.
 */
export class SentBytes extends Observable<number> {
  constructor() {
    super(0);
  }

  readonly add = (bytes: number): void => this.set(this.state + bytes);
}
