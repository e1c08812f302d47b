import { Global, Module } from '@nestjs/common';
import { Pdfs } from './pdfs.service.js';

/** Makes PDF documents for every service. */
@Global()
@Module({ providers: [Pdfs], exports: [Pdfs] })
export class PdfModule {}
