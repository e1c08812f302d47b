/**
 * The step at which a remote failed. manifest: its description could not be loaded or has another hash; contract: it
 * was built for another shell; entry, container, page: that part of its code did not load, was changed, or threw while
 * loading; render: a page threw while it was rendered.
 */
export type LoadPhase = 'manifest' | 'contract' | 'entry' | 'container' | 'page' | 'render';

interface Failed {
  remote: string;
  version: string;
  phase: LoadPhase;
}

/** A remote that could not be loaded or shown. `cause` is what was thrown. */
export class RemoteLoadError extends Error implements Failed {
  override readonly name = 'RemoteLoadError';
  readonly remote: string;
  readonly version: string;
  readonly phase: LoadPhase;

  constructor({ remote, version, phase }: Failed, cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    super(`${remote} ${version} failed at ${phase}: ${reason}`, { cause });
    this.remote = remote;
    this.version = version;
    this.phase = phase;
  }
}
