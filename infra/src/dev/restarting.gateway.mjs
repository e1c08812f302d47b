import { startGateway } from '../gateway/gateway.process.mjs';

/** A gateway that can be replaced by one with the newest code. */
export class RestartingGateway {
  /** @param {Parameters<typeof startGateway>[0]} options */
  constructor(options) {
    this.options = options;
    this.current = startGateway(options);
  }

  /** Settles when the newest one serves; rejects when it ended before that. */
  ready = () => this.current.ready;

  stop = () => this.current.stop();

  async restart() {
    await this.current.stop();
    this.current = startGateway(this.options);
    await this.current.ready;
  }
}
