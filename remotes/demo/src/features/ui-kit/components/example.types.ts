import type { ComponentType } from 'react';

/** A file `*.example.tsx`: what it draws, and its text, which the build puts beside it. */
export interface ExampleModule {
  default: ComponentType;
  source?: string;
}

export interface Example {
  title: string;
  /** What to look at, where the title does not say it. */
  text?: string;
  /** The whole module, so that the code shown is the code that runs. */
  module: ExampleModule;
  /** Drawn on the canvas instead of a white surface, as cards are. */
  canvas?: boolean;
}
