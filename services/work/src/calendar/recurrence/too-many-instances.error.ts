/** A window holds more instances than may be asked for. The message is a sentence for people. */
export class TooManyInstancesError extends Error {
  constructor() {
    super('Choose a shorter time.');
    this.name = 'TooManyInstancesError';
  }
}
