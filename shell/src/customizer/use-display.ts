import type { Display } from '@atrium/contracts';
import { useSelector } from 'react-redux';
import { selectDisplay } from './customizer.slice.js';

/** The current look. */
export const useDisplay = (): Display => useSelector(selectDisplay);
