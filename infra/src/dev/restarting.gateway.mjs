import { startGateway } from '../gateway/gateway.process.mjs';

/** A gateway that can be restarted with the newest code. */
export class RestartingGateway {
  /** @param {Parameters<typeof startGateway>[0]} options */
  constructor(options) {
    this.options = options;
    this.current = startGateway(options);
    this.serving = this.current.ready;
  }

  /** Settles when the newest one serves; rejects when it ends before that. */
  ready = () => this.serving;

  stop = () => this.current.stop();

  /** As soon as it is called, `ready` waits for the new gateway. */
  restart() {
    this.serving = this.#replace();
    return this.serving;
  }

  async #replace() {
    await this.current.stop();
    this.current = startGateway(this.options);
    await this.current.ready;
  }
}
