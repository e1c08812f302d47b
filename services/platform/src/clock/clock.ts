import { Injectable } from '@nestjs/common';

/** The time, as a dependency: tests and the demo seed bring their own. */
@Injectable()
export class Clock {
  now(): Date {
    return new Date();
  }
}
