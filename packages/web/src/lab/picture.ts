/** What is drawn on the page as a picture. */
import { toBlob } from 'html-to-image';
import { trouble } from '../words/trouble.ts';

/** Dots of the picture for each of the page: sharp on paper, and where it is enlarged. */
const SHARPNESS = 2;

/** All of the element, also what is scrolled out of sight, as PNG. @throws Error where the browser cannot draw it */
export async function pictureOf(element: HTMLElement): Promise<Blob> {
  const { scrollWidth: width, scrollHeight: height } = element;
  const sizes = { width: `${width}px`, height: `${height}px`, maxHeight: 'none', overflow: 'visible', margin: '0' };
  const picture = await toBlob(element, { width, height, pixelRatio: SHARPNESS, style: sizes }).catch(() => null);
  if (picture === null) throw trouble('lab', ({ sharing }) => sharing.notDrawn);
  return picture;
}
