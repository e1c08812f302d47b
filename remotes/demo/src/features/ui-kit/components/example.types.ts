import type { ComponentType } from 'react';

/** A file `*.example.tsx`: its component, and its source text, which the build adds. */
export interface ExampleModule {
  default: ComponentType;
  source?: string;
}

export interface Example {
  title: string;
  /** What to look at, where the title does not say it. */
  text?: string;
  /** The whole module, so that the shown code is the running code. */
  module: ExampleModule;
  /** Shown on the page's background instead of a white surface. */
  canvas?: boolean;
}
