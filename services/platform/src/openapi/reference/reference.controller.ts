import { createReadStream } from 'node:fs';
import { createRequire } from 'node:module';
import { Controller, Get, Header, StreamableFile } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Access } from '../../access/access.decorator.js';
import { REFERENCE_POLICY, renderReference } from './reference.page.js';

/** Its URL contains the version, so it never changes. */
const FOR_EVER = 'public, max-age=31536000, immutable';

const require = createRequire(import.meta.url);

/** The API reference for people: Swagger UI, served by ourselves, showing the OpenAPI document. */
@Controller('api/docs')
@Access({ session: 'public' })
@ApiExcludeController()
export class ReferenceController {
  @Get()
  @Header('content-type', 'text/html; charset=utf-8')
  @Header('content-security-policy', REFERENCE_POLICY)
  get(): string {
    const { version } = require('swagger-ui-dist/package.json') as { version: string };
    return renderReference(version);
  }

  @Get('swagger-ui-bundle.js')
  @Header('cache-control', FOR_EVER)
  getScript(): StreamableFile {
    return send('swagger-ui-bundle.js', 'text/javascript; charset=utf-8');
  }

  @Get('swagger-ui.css')
  @Header('cache-control', FOR_EVER)
  getStyle(): StreamableFile {
    return send('swagger-ui.css', 'text/css; charset=utf-8');
  }
}

const send = (file: string, type: string): StreamableFile =>
  new StreamableFile(createReadStream(require.resolve(`swagger-ui-dist/${file}`)), { type });
