;; The engine's inner loops with SIMD instructions on two doubles at once. Each sum is made in the same order as in
;; JavaScript, so that both give the same bytes. `npm --prefix lab run build:kernel` writes kernel-bytes.ts.
(module
  (import "env" "memory" (memory 1 65536))

  ;; Two rows of a picture at their new width.
  ;;   $bytes    both rows, one after the other, $length bytes each, and 8 bytes of any value
  ;;   $pairs    room for $length pairs of doubles and 8 more: each byte of the first row beside that of the second
  ;;   $taps     of each new pixel: the place in $pairs of the first one that it is made of, and how many there are (i32)
  ;;   $weights  their weights (f64), one pixel's after another's
  ;;   $to       where the first row goes, and $below the second: f32, three for each of the $width pixels
  (func (export "across") (param $bytes i32) (param $pairs i32) (param $length i32) (param $taps i32)
    (param $weights i32) (param $width i32) (param $to i32) (param $below i32)
    (local $end i32) (local $at i32) (local $out i32) (local $mixed v128) (local $four v128) (local $weight v128)
    (local $red v128) (local $green v128) (local $blue v128)
    (local.set $end (i32.add (local.get $bytes) (local.get $length)))
    (local.set $at (local.get $bytes))
    (local.set $out (local.get $pairs))
    (loop $bytes8
      (local.set $mixed
        (i8x16.shuffle 0 16 1 17 2 18 3 19 4 20 5 21 6 22 7 23
          (v128.load64_zero (local.get $at))
          (v128.load64_zero (i32.add (local.get $at) (local.get $length)))))
      (local.set $four (i32x4.extend_low_i16x8_u (i16x8.extend_low_i8x16_u (local.get $mixed))))
      (v128.store (local.get $out) (f64x2.convert_low_i32x4_u (local.get $four)))
      (v128.store offset=16 (local.get $out)
        (f64x2.convert_low_i32x4_u (i8x16.shuffle 8 9 10 11 12 13 14 15 8 9 10 11 12 13 14 15
          (local.get $four) (local.get $four))))
      (local.set $four (i32x4.extend_high_i16x8_u (i16x8.extend_low_i8x16_u (local.get $mixed))))
      (v128.store offset=32 (local.get $out) (f64x2.convert_low_i32x4_u (local.get $four)))
      (v128.store offset=48 (local.get $out)
        (f64x2.convert_low_i32x4_u (i8x16.shuffle 8 9 10 11 12 13 14 15 8 9 10 11 12 13 14 15
          (local.get $four) (local.get $four))))
      (local.set $four (i32x4.extend_low_i16x8_u (i16x8.extend_high_i8x16_u (local.get $mixed))))
      (v128.store offset=64 (local.get $out) (f64x2.convert_low_i32x4_u (local.get $four)))
      (v128.store offset=80 (local.get $out)
        (f64x2.convert_low_i32x4_u (i8x16.shuffle 8 9 10 11 12 13 14 15 8 9 10 11 12 13 14 15
          (local.get $four) (local.get $four))))
      (local.set $four (i32x4.extend_high_i16x8_u (i16x8.extend_high_i8x16_u (local.get $mixed))))
      (v128.store offset=96 (local.get $out) (f64x2.convert_low_i32x4_u (local.get $four)))
      (v128.store offset=112 (local.get $out)
        (f64x2.convert_low_i32x4_u (i8x16.shuffle 8 9 10 11 12 13 14 15 8 9 10 11 12 13 14 15
          (local.get $four) (local.get $four))))
      (local.set $out (i32.add (local.get $out) (i32.const 128)))
      (local.set $at (i32.add (local.get $at) (i32.const 8)))
      (br_if $bytes8 (i32.lt_u (local.get $at) (local.get $end))))
    (local.set $out (i32.add (local.get $to) (i32.mul (local.get $width) (i32.const 12))))
    (loop $pixels
      (local.set $at (i32.add (local.get $pairs) (i32.load (local.get $taps))))
      (local.set $end (i32.add (local.get $weights) (i32.shl (i32.load offset=4 (local.get $taps)) (i32.const 3))))
      (local.set $red (v128.const f64x2 0 0))
      (local.set $green (v128.const f64x2 0 0))
      (local.set $blue (v128.const f64x2 0 0))
      (loop $sum
        (local.set $weight (v128.load64_splat (local.get $weights)))
        (local.set $red
          (f64x2.add (local.get $red) (f64x2.mul (local.get $weight) (v128.load (local.get $at)))))
        (local.set $green
          (f64x2.add (local.get $green) (f64x2.mul (local.get $weight) (v128.load offset=16 (local.get $at)))))
        (local.set $blue
          (f64x2.add (local.get $blue) (f64x2.mul (local.get $weight) (v128.load offset=32 (local.get $at)))))
        (local.set $at (i32.add (local.get $at) (i32.const 48)))
        (local.set $weights (i32.add (local.get $weights) (i32.const 8)))
        (br_if $sum (i32.lt_u (local.get $weights) (local.get $end))))
      (local.set $red (f32x4.demote_f64x2_zero (local.get $red)))
      (local.set $green (f32x4.demote_f64x2_zero (local.get $green)))
      (local.set $blue (f32x4.demote_f64x2_zero (local.get $blue)))
      (v128.store32_lane 0 (local.get $to) (local.get $red))
      (v128.store32_lane offset=4 0 (local.get $to) (local.get $green))
      (v128.store32_lane offset=8 0 (local.get $to) (local.get $blue))
      (v128.store32_lane 1 (local.get $below) (local.get $red))
      (v128.store32_lane offset=4 1 (local.get $below) (local.get $green))
      (v128.store32_lane offset=8 1 (local.get $below) (local.get $blue))
      (local.set $to (i32.add (local.get $to) (i32.const 12)))
      (local.set $below (i32.add (local.get $below) (i32.const 12)))
      (local.set $taps (i32.add (local.get $taps) (i32.const 8)))
      (br_if $pixels (i32.lt_u (local.get $to) (local.get $out)))))

  ;; Rows as `across` makes them at their new height, a byte each, cut off at 0 and 255.
  ;;   $rows     f32, $length a row, and 8 of any value
  ;;   $taps     of each new row: the place of the first one that it is made of, and how many there are (i32)
  ;;   $weights  their weights (f64), one row's after another's
  ;;   $to       room for $height rows of $length bytes, and 8 more
  (func (export "down") (param $rows i32) (param $length i32) (param $taps i32) (param $weights i32)
    (param $height i32) (param $to i32)
    (local $row i32) (local $at i32) (local $last i32) (local $weight i32) (local $end i32) (local $out i32)
    (local $by v128) (local $four v128) (local $a v128) (local $b v128) (local $c v128) (local $d v128)
    (local.set $row (i32.shl (local.get $length) (i32.const 2)))
    (local.set $last (i32.add (local.get $taps) (i32.shl (local.get $height) (i32.const 3))))
    (loop $lines
      (local.set $out (i32.const 0))
      (local.set $end (i32.add (local.get $weights) (i32.shl (i32.load offset=4 (local.get $taps)) (i32.const 3))))
      (loop $values8
        (local.set $at
          (i32.add (local.get $rows)
            (i32.add (i32.load (local.get $taps)) (i32.shl (local.get $out) (i32.const 2)))))
        (local.set $weight (local.get $weights))
        (local.set $a (v128.const f64x2 0.5 0.5))
        (local.set $b (local.get $a))
        (local.set $c (local.get $a))
        (local.set $d (local.get $a))
        (loop $sum
          (local.set $by (v128.load64_splat (local.get $weight)))
          (local.set $a
            (f64x2.add (local.get $a)
              (f64x2.mul (local.get $by) (f64x2.promote_low_f32x4 (v128.load64_zero (local.get $at))))))
          (local.set $b
            (f64x2.add (local.get $b)
              (f64x2.mul (local.get $by) (f64x2.promote_low_f32x4 (v128.load64_zero offset=8 (local.get $at))))))
          (local.set $c
            (f64x2.add (local.get $c)
              (f64x2.mul (local.get $by) (f64x2.promote_low_f32x4 (v128.load64_zero offset=16 (local.get $at))))))
          (local.set $d
            (f64x2.add (local.get $d)
              (f64x2.mul (local.get $by) (f64x2.promote_low_f32x4 (v128.load64_zero offset=24 (local.get $at))))))
          (local.set $at (i32.add (local.get $at) (local.get $row)))
          (local.set $weight (i32.add (local.get $weight) (i32.const 8)))
          (br_if $sum (i32.lt_u (local.get $weight) (local.get $end))))
        (local.set $a
          (i16x8.narrow_i32x4_s
            (i8x16.shuffle 0 1 2 3 4 5 6 7 16 17 18 19 20 21 22 23
              (i32x4.trunc_sat_f64x2_s_zero (local.get $a)) (i32x4.trunc_sat_f64x2_s_zero (local.get $b)))
            (i8x16.shuffle 0 1 2 3 4 5 6 7 16 17 18 19 20 21 22 23
              (i32x4.trunc_sat_f64x2_s_zero (local.get $c)) (i32x4.trunc_sat_f64x2_s_zero (local.get $d)))))
        (v128.store64_lane 0 (i32.add (local.get $to) (local.get $out))
          (i8x16.narrow_i16x8_u (local.get $a) (local.get $a)))
        (local.set $out (i32.add (local.get $out) (i32.const 8)))
        (br_if $values8 (i32.lt_u (local.get $out) (local.get $length))))
      (local.set $to (i32.add (local.get $to) (local.get $length)))
      (local.set $weights (local.get $end))
      (local.set $taps (i32.add (local.get $taps) (i32.const 8)))
      (br_if $lines (i32.lt_u (local.get $taps) (local.get $last)))))

  ;; Products of a matrix and a vector, eight rows at a time.
  ;;   $weights  int8: of each eight rows their first columns, then their second ones, and so on
  ;;   $vector   $columns doubles
  ;;   $to       room for $blocks times eight doubles
  (func (export "products") (param $weights i32) (param $vector i32) (param $columns i32) (param $blocks i32)
    (param $to i32)
    (local $at i32) (local $end i32) (local $last i32) (local $value v128) (local $eight v128) (local $four v128)
    (local $a v128) (local $b v128) (local $c v128) (local $d v128)
    (local.set $end (i32.add (local.get $vector) (i32.shl (local.get $columns) (i32.const 3))))
    (local.set $last (i32.add (local.get $to) (i32.shl (local.get $blocks) (i32.const 6))))
    (loop $rows8
      (local.set $at (local.get $vector))
      (local.set $a (v128.const f64x2 0 0))
      (local.set $b (local.get $a))
      (local.set $c (local.get $a))
      (local.set $d (local.get $a))
      (loop $sum
        (local.set $value (v128.load64_splat (local.get $at)))
        (local.set $eight (v128.load8x8_s (local.get $weights)))
        (local.set $four (i32x4.extend_low_i16x8_s (local.get $eight)))
        (local.set $a
          (f64x2.add (local.get $a) (f64x2.mul (f64x2.convert_low_i32x4_s (local.get $four)) (local.get $value))))
        (local.set $b
          (f64x2.add (local.get $b)
            (f64x2.mul (f64x2.convert_low_i32x4_s (i8x16.shuffle 8 9 10 11 12 13 14 15 8 9 10 11 12 13 14 15
          (local.get $four) (local.get $four)))
              (local.get $value))))
        (local.set $four (i32x4.extend_high_i16x8_s (local.get $eight)))
        (local.set $c
          (f64x2.add (local.get $c) (f64x2.mul (f64x2.convert_low_i32x4_s (local.get $four)) (local.get $value))))
        (local.set $d
          (f64x2.add (local.get $d)
            (f64x2.mul (f64x2.convert_low_i32x4_s (i8x16.shuffle 8 9 10 11 12 13 14 15 8 9 10 11 12 13 14 15
          (local.get $four) (local.get $four)))
              (local.get $value))))
        (local.set $weights (i32.add (local.get $weights) (i32.const 8)))
        (local.set $at (i32.add (local.get $at) (i32.const 8)))
        (br_if $sum (i32.lt_u (local.get $at) (local.get $end))))
      (v128.store (local.get $to) (local.get $a))
      (v128.store offset=16 (local.get $to) (local.get $b))
      (v128.store offset=32 (local.get $to) (local.get $c))
      (v128.store offset=48 (local.get $to) (local.get $d))
      (local.set $to (i32.add (local.get $to) (i32.const 64)))
      (br_if $rows8 (i32.lt_u (local.get $to) (local.get $last))))))
