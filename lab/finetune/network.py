"""EfficientNet-Lite as a PyTorch module, built from its TensorFlow Lite file, with simulated int8."""

import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F

from tflite import ADD, CONV, DENSE, DEPTHWISE, POOL, QUANTIZE, RELU6, TfliteFile

CHANNELS = 1280


class LiteNetwork(nn.Module):
    """forward: float [photos, 3, edge, edge] of 0 to 255 to pooled features [photos, CHANNELS]."""

    def __init__(self, path):
        super().__init__()
        file = TfliteFile(path)
        entry = file.tensors[file.input]
        self.edge = entry["shape"][1]
        self.input_scale, self.input_zero = float(entry["scale"][0]), int(entry["zero"][0])
        self.layers, self.weights = [], nn.ParameterDict()
        for number, operation in enumerate(file.operations):
            self._add(file, number, operation)
        # The least and the largest output of each layer without an activation; see `observe`.
        self.ranges, self.observes, self.is_rounded = {}, False, False

    def _add(self, file, number, operation):
        code, inputs, output = operation["code"], operation["inputs"], operation["output"]
        if code in (CONV, DEPTHWISE):
            # TensorFlow Lite's order is [out, height, width, in] and [1, height, width, out].
            kernel = file.floats(inputs[1]).transpose((0, 3, 1, 2) if code == CONV else (3, 0, 1, 2))
            self.weights[f"kernel{number}"] = nn.Parameter(torch.from_numpy(np.ascontiguousarray(kernel)))
            self.weights[f"bias{number}"] = nn.Parameter(torch.from_numpy(file.floats(inputs[2])))
            groups = len(kernel) if code == DEPTHWISE else 1
            self.layers.append((number, inputs[:1], output, operation["stride"], groups, operation["activation"]))
        elif code == ADD:
            self.layers.append((number, inputs, output, None, None, operation["activation"]))
        elif code == DENSE:
            self.class_weight = nn.Parameter(torch.from_numpy(file.floats(inputs[1])))
            self.class_bias = nn.Parameter(torch.from_numpy(file.floats(inputs[2])))
        elif code == POOL:
            self.last = inputs[0]
        elif code == QUANTIZE and number == 0:
            self.first = output

    def forward(self, images):
        values = {self.first: (images - self.input_zero) * self.input_scale}
        for number, inputs, output, stride, groups, activation in self.layers:
            if stride is None:
                value = values[inputs[0]] + values[inputs[1]]
            else:
                value = self._convolve(values[inputs[0]], number, stride, groups)
            values[output] = self._activate(value, number, activation)
        return values[self.last].float().mean((2, 3))

    def classes(self, features):
        """Returns the logits of ImageNet's 1,000 classes."""
        return features @ self.class_weight.t() + self.class_bias

    def _convolve(self, value, number, stride, groups):
        kernel = self.weights[f"kernel{number}"]
        kernel = _rounded_kernel(kernel) if self.is_rounded else kernel
        # TensorFlow's SAME padding: where it is odd, the larger part is after.
        excess = [max((-(-edge // stride) - 1) * stride + kernel.shape[-1] - edge, 0) for edge in value.shape[-2:]]
        before = [edge // 2 for edge in excess]
        if any(edge % 2 for edge in excess):
            value = F.pad(value, (before[1], excess[1] - before[1], before[0], excess[0] - before[0]))
            before = [0, 0]
        return F.conv2d(value, kernel, self.weights[f"bias{number}"], stride=stride, padding=before, groups=groups)

    def _activate(self, value, number, activation):
        if activation == RELU6:
            value = value.clamp(0, 6)
            return _rounded(value, 0.0, 6.0) if self.is_rounded else value
        if self.observes:
            # A moving average of the extremes: single outliers would cost all others their precision.
            low, high = value.min().item(), value.max().item()
            old = self.ranges.get(number, (low, high))
            self.ranges[number] = (min(old[0], old[0] * 0.9 + low * 0.1), max(old[1], old[1] * 0.9 + high * 0.1))
        return _rounded(value, *self.ranges[number]) if self.is_rounded else value


class TunedNetwork(nn.Module):
    """A network with a head for categories and one for words: forward gives features and three kinds of logits."""

    def __init__(self, path, categories, words):
        super().__init__()
        self.network = LiteNetwork(path)
        self.category_head = nn.Linear(CHANNELS, categories)
        self.word_head = nn.Linear(CHANNELS, words)
        for weights in (self.category_head.weight, self.category_head.bias, self.word_head.weight):
            nn.init.zeros_(weights)
        # Few words are said of each photo.
        nn.init.constant_(self.word_head.bias, -4.0)

    def heads(self):
        return [*self.category_head.parameters(), *self.word_head.parameters()]

    def forward(self, images, dropout=0.0):
        return self.told(self.network(images), dropout)

    def told(self, features, dropout=0.0):
        dropped = F.dropout(features, dropout, self.training)
        return self.category_head(dropped), self.word_head(dropped), self.network.classes(features)


def scale_and_zero(low, high):
    """The quantization of activations that covers a range, as TensorFlow Lite defines it."""
    low, high = min(low, 0.0), max(high, 0.0)
    scale = max((high - low) / 255, 1e-8)
    return scale, round(-128 - low / scale)


def _rounded(value, low, high):
    scale, zero = scale_and_zero(low, high)
    return (torch.clamp(torch.round(value / scale) + zero, -128, 127) - zero) * scale


def _rounded_kernel(kernel):
    scale = kernel.abs().amax(dim=(1, 2, 3), keepdim=True).clamp_min(1e-8) / 127
    return torch.clamp(torch.round(kernel / scale), -127, 127) * scale
