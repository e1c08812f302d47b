import { configure } from '@testing-library/dom';

// What a component loads when it is first shown takes seconds while other tests use both cores.
configure({ asyncUtilTimeout: 30_000 });
