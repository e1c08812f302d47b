import { Injectable } from '@nestjs/common';

/** The current time as a dependency, so that tests and the demo seed can bring their own. */
@Injectable()
export class Clock {
  now(): Date {
    return new Date();
  }
}
