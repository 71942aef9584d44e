/** The table with which the embedded engine proves at its start that writes reach the disk. It holds no data of the clinic. */
export const probeTable = 'fsync_probe'
