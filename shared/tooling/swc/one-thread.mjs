// SWC shortens names in the order in which its threads finish: with one thread, the same sources give the same bytes.
// SWC reads the variable once, when it is first loaded; setting it inside a test would be too late, because tests see a
// copy of the environment.
process.env.RAYON_NUM_THREADS = '1';
