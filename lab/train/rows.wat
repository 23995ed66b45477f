;; The two inner loops of training, with SIMD instructions on four numbers at once.
(module
  (import "env" "memory" (memory 1 65536))

  ;; The dot product of two f32 vectors; count is a multiple of 8, pointers are in bytes.
  (func (export "dot") (param $a i32) (param $b i32) (param $count i32) (result f32)
    (local $end i32) (local $one v128) (local $two v128)
    (local.set $end (i32.add (local.get $a) (i32.shl (local.get $count) (i32.const 2))))
    (loop $next
      (local.set $one
        (f32x4.add (local.get $one)
          (f32x4.mul (v128.load (local.get $a)) (v128.load (local.get $b)))))
      (local.set $two
        (f32x4.add (local.get $two)
          (f32x4.mul (v128.load offset=16 (local.get $a)) (v128.load offset=16 (local.get $b)))))
      (local.set $a (i32.add (local.get $a) (i32.const 32)))
      (local.set $b (i32.add (local.get $b) (i32.const 32)))
      (br_if $next (i32.lt_u (local.get $a) (local.get $end))))
    (local.set $one (f32x4.add (local.get $one) (local.get $two)))
    (f32.add
      (f32.add (f32x4.extract_lane 0 (local.get $one)) (f32x4.extract_lane 1 (local.get $one)))
      (f32.add (f32x4.extract_lane 2 (local.get $one)) (f32x4.extract_lane 3 (local.get $one)))))

  ;; Adds a vector times a factor to another vector.
  (func (export "addScaled") (param $sum i32) (param $a i32) (param $count i32) (param $factor f32)
    (local $end i32) (local $by v128)
    (local.set $by (f32x4.splat (local.get $factor)))
    (local.set $end (i32.add (local.get $a) (i32.shl (local.get $count) (i32.const 2))))
    (loop $next
      (v128.store (local.get $sum)
        (f32x4.add (v128.load (local.get $sum))
          (f32x4.mul (v128.load (local.get $a)) (local.get $by))))
      (v128.store offset=16 (local.get $sum)
        (f32x4.add (v128.load offset=16 (local.get $sum))
          (f32x4.mul (v128.load offset=16 (local.get $a)) (local.get $by))))
      (local.set $sum (i32.add (local.get $sum) (i32.const 32)))
      (local.set $a (i32.add (local.get $a) (i32.const 32)))
      (br_if $next (i32.lt_u (local.get $a) (local.get $end))))))
