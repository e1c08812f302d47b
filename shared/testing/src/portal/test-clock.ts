import { Clock } from '@atrium/platform';

/** A clock that stands still until a test moves it. */
export class TestClock extends Clock {
  private time: number;

  constructor(start: string | Date = new Date()) {
    super();
    this.time = new Date(start).getTime();
  }

  override now(): Date {
    return new Date(this.time);
  }

  set(time: string | Date): void {
    this.time = new Date(time).getTime();
  }

  advance({ days = 0, hours = 0, minutes = 0, seconds = 0 }): void {
    this.time += (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000;
  }
}
