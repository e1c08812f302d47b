import { errorBodySchema } from '@atrium/contracts';
import { Injectable, type INestApplication } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { SessionCookie } from '../access/session-cookie.js';
import { describeOperations } from './reference/operation-words.js';

const INTRODUCTION = `JSON over HTTP. A session is the cookie that [signing in](#/Sign%20in/SignInController_create) sets; a
changing call from a page of another site is refused. A refusal is \`{"error":{"code","message","fields","requestId"}}\`,
with the words for each field in \`fields\`. A record that somebody else changed meanwhile is refused with 409. Times are
ISO 8601 in UTC, days \`YYYY-MM-DD\`.`;

/** The OpenAPI document, made from the routes when it is first requested. */
@Injectable()
export class OpenApi {
  private app: INestApplication | undefined;
  private made: OpenAPIObject | undefined;

  constructor(private readonly cookie: SessionCookie) {}

  describe(app: INestApplication): void {
    this.app = app;
  }

  document(): OpenAPIObject {
    if (!this.app) throw new Error('There is no application to describe.');
    const config = new DocumentBuilder()
      .setTitle('Atrium API')
      .setDescription(INTRODUCTION)
      .setVersion('1')
      .addCookieAuth(this.cookie.name)
      .addGlobalResponse({ status: 'default', description: 'Refused.', standardSchema: errorBodySchema })
      .build();
    this.made ??= describeOperations(SwaggerModule.createDocument(this.app, config));
    return this.made;
  }
}
