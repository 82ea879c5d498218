'use client';

import { motion } from 'framer-motion';

export default function MovingBox() {
  return (
    <motion.div className="moving-box" initial={{ opacity: 0 }} animate={{ opacity: 1 }} transition={{ duration: 0.1 }}>
      It fades in.
    </motion.div>
  );
}
