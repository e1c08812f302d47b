// SWC shortens names in the order in which its threads come to an end: with one, the same sources give the same bytes.
// It looks once, when it is first loaded; in a test that sees a copy of the environment this would come too late.
process.env.RAYON_NUM_THREADS = '1';
