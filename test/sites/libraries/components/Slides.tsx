'use client';

import 'swiper/css';
import { Swiper, SwiperSlide } from 'swiper/react';

export default function Slides() {
  return (
    <Swiper slidesPerView={1}>
      <SwiperSlide>One</SwiperSlide>
      <SwiperSlide>Two</SwiperSlide>
    </Swiper>
  );
}
