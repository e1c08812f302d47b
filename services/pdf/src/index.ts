export { definePdf, type PdfTemplate } from './pdf-template.js';
export { PdfModule } from './pdf.module.js';
export { Pdfs, type PdfCompany, type PdfOrder } from './pdfs.service.js';
export { printedPhoto } from './printed-photo.js';
export { qrCode } from './qr-code.js';
