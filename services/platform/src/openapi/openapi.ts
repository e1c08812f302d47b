import { errorBodySchema } from '@atrium/contracts';
import { Injectable, type INestApplication } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { SessionCookie } from '../access/session-cookie.js';

/** The API's description, made from the routes when it is first asked for. */
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
      .setTitle('Atrium')
      .setVersion('1')
      .addCookieAuth(this.cookie.name)
      .addGlobalResponse({ status: 'default', description: 'Refused.', standardSchema: errorBodySchema })
      .build();
    this.made ??= SwaggerModule.createDocument(this.app, config);
    return this.made;
  }
}
