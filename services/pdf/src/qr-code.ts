import { renderSVG } from 'uqr';

/** A QR code as an image for a document, readable also when a part of it is damaged. */
export const qrCode = (text: string): Buffer => Buffer.from(renderSVG(text, { ecc: 'M', border: 2 }));
