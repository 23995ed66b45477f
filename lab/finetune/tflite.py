"""Reads and writes TensorFlow Lite files of int8 EfficientNet-Lite, by the layout of FlatBuffers and its schema."""

import struct
from pathlib import Path

import numpy as np

CONV, DEPTHWISE, ADD, POOL, DENSE, QUANTIZE = 3, 4, 0, 1, 9, 114
RELU6 = 3
_TYPES = {0: np.float32, 2: np.int32, 3: np.uint8, 9: np.int8}


class _Buffer:
    """The fields of FlatBuffers tables: https://flatbuffers.dev/internals."""

    def __init__(self, data):
        self.data = data

    def u32(self, place):
        return struct.unpack_from("<I", self.data, place)[0]

    def i32(self, place):
        return struct.unpack_from("<i", self.data, place)[0]

    def u16(self, place):
        return struct.unpack_from("<H", self.data, place)[0]

    def field(self, table, number):
        """The place of a field, or 0."""
        layout, entry = table - self.i32(table), 4 + 2 * number
        offset = self.u16(layout + entry) if entry < self.u16(layout) else 0
        return table + offset if offset else 0

    def follow(self, place):
        return place + self.u32(place)

    def vector(self, table, number):
        """The place of a vector's first element, and its length."""
        field = self.field(table, number)
        return (self.follow(field) + 4, self.u32(self.follow(field))) if field else (0, 0)

    def tables(self, table, number):
        start, count = self.vector(table, number)
        return [self.follow(start + 4 * index) for index in range(count)]

    def ints(self, table, number):
        start, count = self.vector(table, number)
        return list(struct.unpack_from(f"<{count}i", self.data, start))

    def byte(self, table, number):
        field = self.field(table, number)
        return struct.unpack_from("<b", self.data, field)[0] if field else 0

    def integer(self, table, number):
        field = self.field(table, number)
        return self.i32(field) if field else 0


class TfliteFile:
    """The tensors and operations of a file, and its bytes, which can be changed in place."""

    def __init__(self, path):
        self.bytes = bytearray(Path(path).read_bytes())
        buffer = _Buffer(self.bytes)
        root = buffer.follow(0)
        codes = [max(buffer.byte(code, 0), buffer.integer(code, 3)) for code in buffer.tables(root, 1)]
        graph = buffer.tables(root, 2)[0]
        stores = buffer.tables(root, 4)
        self.tensors = [self._tensor(buffer, table, stores) for table in buffer.tables(graph, 0)]
        self.operations = [self._operation(buffer, table, codes) for table in buffer.tables(graph, 3)]
        self.input = buffer.ints(graph, 1)[0]

    def _tensor(self, buffer, table, stores):
        quantization = buffer.field(table, 4)
        scale_at = zero_at = count = axis = 0
        if quantization:
            inner = buffer.follow(quantization)
            scale_at, count = buffer.vector(inner, 2)
            zero_at, _ = buffer.vector(inner, 3)
            axis = buffer.integer(inner, 6)
        at, length = buffer.vector(stores[buffer.integer(table, 2)], 0)
        shape = buffer.ints(table, 0)
        data = None
        if length:
            data = np.frombuffer(bytes(self.bytes[at : at + length]), _TYPES[buffer.byte(table, 1)]).reshape(shape)
        return {
            "shape": shape,
            "scale": np.frombuffer(bytes(self.bytes[scale_at : scale_at + 4 * count]), np.float32),
            "zero": np.frombuffer(bytes(self.bytes[zero_at : zero_at + 8 * count]), np.int64),
            "axis": axis,
            "data": data,
            "at": at,
            "scale_at": scale_at,
            "zero_at": zero_at,
        }

    def _operation(self, buffer, table, codes):
        code = codes[buffer.integer(table, 0)]
        options = buffer.follow(buffer.field(table, 4)) if buffer.field(table, 4) else 0
        stride, activation = {CONV: (1, 3), DEPTHWISE: (1, 4), ADD: (None, 0)}.get(code, (None, None))
        return {
            "code": code,
            "inputs": buffer.ints(table, 1),
            "output": buffer.ints(table, 2)[0],
            "stride": 1 if stride is None else buffer.integer(options, stride),
            "activation": 0 if activation is None else buffer.byte(options, activation),
        }

    def floats(self, index):
        """Returns a tensor's values as float32."""
        tensor = self.tensors[index]
        if tensor["data"].dtype == np.float32:
            return tensor["data"].copy()
        shape = [1] * len(tensor["shape"])
        if len(tensor["scale"]) > 1:
            shape[tensor["axis"]] = -1
        if not len(tensor["scale"]):
            return tensor["data"].astype(np.float32)
        return ((tensor["data"].astype(np.float32) - tensor["zero"].reshape(shape)) * tensor["scale"].reshape(shape)).astype(
            np.float32
        )

    def write(self, index, values, scale, zero=None):
        """Writes a tensor's values (or None) and its quantization over the old ones, which have the same size."""
        tensor = self.tensors[index]
        if values is not None:
            stored = np.ascontiguousarray(values, tensor["data"].dtype).tobytes()
            assert len(stored) == tensor["data"].nbytes
            self.bytes[tensor["at"] : tensor["at"] + len(stored)] = stored
        scales = np.atleast_1d(np.asarray(scale, np.float32))
        if tensor["scale_at"]:
            stored = scales[: len(tensor["scale"])].tobytes()
            self.bytes[tensor["scale_at"] : tensor["scale_at"] + len(stored)] = stored
        if zero is not None:
            struct.pack_into("<q", self.bytes, tensor["zero_at"], zero)
